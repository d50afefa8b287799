"""The models of cores on which AArch64 with AES instructions is measured."""

from __future__ import annotations

from ciphergen.backends.machine.measure import Measures
from ciphergen.backends.targets.aarch64.models import MODELS

MEASURES = Measures(models=MODELS)

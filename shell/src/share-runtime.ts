import * as runtimeCore from '@module-federation/runtime/core';

// mf-public is built without a federation runtime of its own, which would be a quarter of its script.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

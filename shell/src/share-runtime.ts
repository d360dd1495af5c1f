import * as runtimeCore from '@module-federation/runtime/core';

// mf-public is built without its own federation runtime, which would be a quarter of its script.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

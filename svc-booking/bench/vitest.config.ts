import { benchConfig } from '@getaway/testing/bench-config';

export default benchConfig(import.meta.dirname);

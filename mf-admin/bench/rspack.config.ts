import path from 'node:path';
import { base } from '@getaway/federation/base';
import { part } from '@getaway/federation/part';

const page = part({ dir: path.join(import.meta.dirname, '..'), name: 'range_picker', port: 0 });

export default {
  ...base(page),
  entry: { page: './bench/range-picker.tsx' },
  output: { path: path.join(import.meta.dirname, 'dist'), filename: 'page.js', clean: true },
  cache: false,
};

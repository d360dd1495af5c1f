import { base } from '@getaway/federation/base';
import { part } from '@getaway/federation/part';
import { PrecompressPlugin } from '@getaway/federation/precompress';
import { rspack, type Configuration } from '@rspack/core';

const shell = part({ dir: import.meta.dirname, name: 'shell', port: 8080 });
const shared = base(shell);

const config: Configuration = {
  ...shared,
  entry: { shell: './src/index.ts' },
  output: { ...shared.output, publicPath: '/' },
  plugins: [
    ...(shared.plugins ?? []),
    // Leaves the parts of the federation runtime out that only serve Node.
    new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
    new rspack.HtmlRspackPlugin({
      template: './src/app.html',
      filename: 'app.html',
      minify: false,
      scriptLoading: 'defer',
      inject: 'head',
    }),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    new PrecompressPlugin(),
  ],
};

export default config;

import type { IncomingMessage } from 'node:http';
import { pageChunks } from '@mall/page-chunks';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coreFont } from './vite/core-font.ts';
import { mobilePages } from './vite/mobile-pages.ts';
import { pagesOfSites } from './vite/pages-of-sites.ts';
import { withoutSchemas, withoutSummaries } from './vite/without-schemas.ts';

const apiPort = process.env['API_PORT'] ?? '3001';
// The Host header is preserved: it names the mall.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
// In development one port also serves the office's host.
const officePort = process.env['OFFICE_PORT'];
const toOffice = {
  target: `http://127.0.0.1:${officePort}`,
  changeOrigin: false,
  bypass: ({ headers, url }: IncomingMessage) => (headers.host?.startsWith('admin.') ? undefined : url),
};

const isForMobile = (file: string) => /\/src\/(mobile|screens\/mobile|(shell|features\/[^/]+)\/mobile\/)/.test(file);
const isForDesktop = (file: string) =>
  /\/src\/(desktop|screens\/(desktop|outside)|(shell|features\/[^/]+)\/desktop\/)/.test(file);
const isForBoth = (file: string) => !isForMobile(file) && !isForDesktop(file) && !/\.html/.test(file);

const chunks = pageChunks({
  sites: { pc: 'index.html', mobile: 'mobile.html' },
  pages: pagesOfSites,
  first: [
    { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
    { name: 'start', test: isForBoth, tags: ['$initial'] },
    { name: 'desktop', test: isForDesktop, tags: ['$initial'] },
    { name: 'mobile', test: isForMobile, tags: ['$initial'] },
  ],
});

export default defineConfig({
  plugins: [withoutSummaries, mobilePages(), coreFont(), chunks, react()],
  resolve: {
    // Modern React provides what this polyfills.
    alias: [...withoutSchemas.alias, { find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '/api': toApi, '/images': toApi, ...(officePort && { '/': toOffice }) },
  },
  preview: { host: '127.0.0.1', allowedHosts: ['.localhost'], proxy: { '/api': toApi, '/images': toApi } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      // Every target browser supports it.
      polyfill: false,
      // A list of every page's files would be a part of every first load.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: ['index.html', 'mobile.html'],
      // Lists of codes that only schemas need are removed with them.
      treeshake: { manualPureFunctions: ['Object.values'], propertyReadSideEffects: false },
      // The first file lists all others by name, so names are as short as possible.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});

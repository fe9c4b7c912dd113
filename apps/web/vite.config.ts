import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3001';
// The Host header is kept: it names the mall.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

/** Cards and what they are made from: on most pages, but not on those before sign-in. */
const productFiles = [
  /components\/.*(card|tile|heart|dots)/,
  /ui\/src\/(heart|tile|sticker|price)/,
  /contracts\/src\/(wireless|goods|subscription|cart|favourite)/,
  /domain\/src\/(benefit-line|wireless-words)/,
  /lib\/use-favourite/,
];
const isForProducts = (file: string) => productFiles.some((pattern) => pattern.test(file));

/** Fewer and larger files: left alone, whatever two pages share becomes a file of its own, and a page loads seventy. */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // What at least twenty of some fifty pages use, nearly every visitor needs.
  { name: 'common', test: (file: string) => !isForProducts(file), minShareCount: 20, priority: 2 },
  { name: 'products', test: isForProducts, minShareCount: 20, priority: 1 },
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
  ],
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('src/lib/no-schemas.ts', import.meta.url)) } },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '/api': toApi, '/images': toApi },
  },
  preview: { host: '127.0.0.1', allowedHosts: ['.localhost'], proxy: { '/api': toApi, '/images': toApi } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The first file lists all others by name, so names are no longer than they must be.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[hash].js' },
    },
  },
});

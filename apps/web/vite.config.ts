import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyImports } from './vite/early-imports.ts';
import { leanContracts } from './vite/lean-contracts.ts';
import { mobilePages, routesOfTwoSites } from './vite/two-sites.ts';

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
/** The login page beyond what others share, and what stands in every page of a mall: left alone, twenty files of a few lines. */
const signInFiles =
  /session\/(parts\/(login-form|human-check|tid-button|account-links|mall-mark)|model\/use-(sign-in|tid-start|entry|h))|contracts\/src\/(tid|sign-in-obstacle)|ui\/src\/checkbox/;
const everyMallFiles =
  /features\/(layout\/(api|model\/prepare)|chatbot\/(model\/use-chatbot|parts\/chat-button))|lib\/(user-info|use-session|use-is-signed-in)|temporary-password-notice|react-router\/.*useLocation/;
const isForProducts = (file: string) => productFiles.some((pattern) => pattern.test(file));

const isForMobile = (file: string) => /\/src\/(routes\/m\/|mobile)/.test(file);
const isForDesktop = (file: string) => /\/src\/(routes\/(?!m\/|__root)|desktop)/.test(file);
const isForBoth = (file: string) => !isForMobile(file) && !isForDesktop(file) && !/\.html/.test(file);

const pages = globSync('src/routes/**/*.tsx', { cwd: import.meta.dirname }).length;

/** Fewer and larger files: left alone, whatever two pages share becomes a file of its own, and a page loads seventy. */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
  { name: 'start', test: isForBoth, tags: ['$initial' as const], priority: 3 },
  { name: 'desktop', test: isForDesktop, tags: ['$initial' as const], priority: 2 },
  { name: 'mobile', test: isForMobile, tags: ['$initial' as const], priority: 2 },
  // What every third page uses, nearly every visitor needs.
  { name: 'common', test: (file: string) => !isForProducts(file), minShareCount: Math.round(pages / 3), priority: 1 },
  { name: 'icons', test: /lucide-react/, minShareCount: Math.round(pages / 6), priority: 1 },
  { name: 'sign-in', test: signInFiles, priority: 0 },
  { name: 'mall', test: everyMallFiles, priority: 0 },
  { name: 'products', test: isForProducts, minShareCount: Math.round(pages / 5), priority: 0 },
];

export default defineConfig({
  plugins: [routesOfTwoSites(), mobilePages(), leanContracts(), earlyImports(), react()],
  resolve: {
    alias: [{ find: /^zod(\/mini)?$/, replacement: fileURLToPath(new URL('src/lib/no-schemas.ts', import.meta.url)) }],
  },
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
    modulePreload: {
      // Every browser of the target knows it.
      polyfill: false,
      // A list of every page's files would be a part of every first load.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: ['index.html', 'mobile.html'],
      // The first file lists all others by name, so names are no longer than they must be.
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3001';
// The Host header is preserved: the office answers at its own alone.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

/** The showcase has addresses below `/showcase/`, each of which is its one page. */
const showcasePages: Plugin = {
  name: 'mall:showcase-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/showcase\/[\w-]*(\?|$)/.test(request.url ?? '')) request.url = '/showcase.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [showcasePages, react()],
  // Shapes take one function of the whole zod, for speed on the server; the browser need not load the rest for it.
  resolve: { alias: [{ find: /^zod$/, replacement: 'zod/mini' }] },
  server: { host: '127.0.0.1', allowedHosts: ['.localhost'], proxy: { '/api': toApi, '/images': toApi } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[hash:8].js', assetFileNames: 'assets/[hash:8][extname]' },
    },
  },
});

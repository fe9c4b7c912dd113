import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3001';
// The Host header is kept: it names the mall.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

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
  },
});

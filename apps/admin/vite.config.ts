import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3001';
// The Host header is preserved: the office answers at its own alone.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  server: { host: '127.0.0.1', allowedHosts: ['.localhost'], proxy: { '/api': toApi, '/images': toApi } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The pieces in their states are built for their tests alone.
      input: mode === 'showcase' ? ['index.html', 'showcase.html'] : ['index.html'],
      output: { chunkFileNames: 'assets/[hash:8].js', assetFileNames: 'assets/[hash:8][extname]' },
    },
  },
}));

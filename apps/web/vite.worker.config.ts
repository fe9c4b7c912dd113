import { defineConfig } from 'vite';

/** Builds the service worker, under one name at the root: its scope is everything below its own address. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: false,
    lib: { entry: 'worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
  },
});

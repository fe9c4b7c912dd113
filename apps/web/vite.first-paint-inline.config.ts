import { defineConfig } from 'vite';

/** Builds the script that is inlined into the HTML of prerendered pages. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    lib: { entry: 'src/first-paint-inline.ts', formats: ['iife'], name: 'firstPaint', fileName: () => 'inline.js' },
  },
});

import { startFirstPaint } from './lib/browser/first-paint.ts';

// Stands in the HTML of a page that the server has drawn, just below the drawing (apps/api/src/pages/html-shell.ts).
void startFirstPaint();

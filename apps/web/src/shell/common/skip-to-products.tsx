import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/**
 * After the search, which is at the bottom on a phone: skips menus and filters to the first product of the page, or to its other content.
 */
export function SkipToProducts() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link within the page, to a part of it that only the page itself knows
    <a href="#content" className={styles.skip} onClick={focusFirstProduct}>
      상품으로 건너뛰기
    </a>
  );
}

function focusFirstProduct(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('content');
  (main?.querySelector<HTMLElement>('article a[href]') ?? main)?.focus();
}

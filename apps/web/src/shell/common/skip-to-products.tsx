import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** Behind the search, which a phone has at its lower edge: past menus and filters to the first product that the page shows, or to what else it shows. */
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

import { useToast } from '@mall/ui/toast-provider';
import Share2 from 'lucide-react/icons/share-2';
import { memo } from 'react';
import { share } from '../../lib/browser/share.ts';
import styles from './share-button.module.css';

/** Shares the page's address, including the choice. */
export const ShareButton = memo(function ShareButton() {
  const toast = useToast();
  return (
    <button
      type="button"
      className={styles.share}
      aria-label="공유하기"
      onClick={() => share({ title: document.title, url: window.location.href }, toast)}
    >
      <Share2 size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
});

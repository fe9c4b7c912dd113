import { useToast } from '@mall/ui/toast-provider';
import Share2 from 'lucide-react/icons/share-2';
import { memo } from 'react';
import styles from './share-button.module.css';

/** Copies the page's address, with the choice in it. */
export const ShareButton = memo(function ShareButton() {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast('주소를 복사했어요.');
    } catch {
      toast({ message: '주소를 복사하지 못했어요. 주소창에서 복사해 주세요.', tone: 'err' });
    }
  };
  return (
    <button type="button" className={styles.share} aria-label="주소 복사" onClick={copy}>
      <Share2 size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
});

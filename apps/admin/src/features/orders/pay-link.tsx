import Copy from 'lucide-react/icons/copy';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { useToast } from '../../kit/toast.tsx';
import styles from './orders.module.css';

/** The link at which a member pays an order, to be read out or texted. */
export function PayLink({ url }: { url: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('결제 링크를 복사했어요'),
      (error: unknown) => toast.error(error, '복사하지 못했어요. 링크를 직접 골라 복사해 주세요.'),
    );
  return (
    <div className={styles.payLink}>
      <TextField label="결제 링크" readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button icon={Copy} onClick={() => void copy()}>
        링크 복사
      </Button>
    </div>
  );
}

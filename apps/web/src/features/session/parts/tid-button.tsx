import { Button } from '@mall/ui/button';
import { ErrorText } from '../../../components/error-text.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useTidStart } from '../model/use-tid-start.ts';
import styles from './tid-button.module.css';

/** The alternative sign-in, where a T-ID service is configured. */
export function TidButton({ redirect }: { redirect: string | undefined }) {
  const { takesTid } = useMall();
  const { start, isGoing, failure } = useTidStart(redirect);
  if (!takesTid) return null;
  return (
    <div className={styles.way}>
      <p className={styles.or} aria-hidden="true">
        또는
      </p>
      <Button size="xl" block isLoading={isGoing} onClick={start}>
        티아이디로 로그인
      </Button>
      <ErrorText isAnnounced>{failure}</ErrorText>
    </div>
  );
}

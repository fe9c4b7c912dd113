import { useMall } from '../../lib/mall/mall-context.tsx';
import { dayText } from '../../lib/moment-text.ts';
import styles from './mall-reply.module.css';

/** The mall's answer to a customer's text; nothing while there is none. */
export function MallReply({ answer, answeredAt }: { answer: string | null; answeredAt: string | null }) {
  const { mall } = useMall();
  if (!answeredAt) return null;
  return (
    <div className={styles.reply}>
      <b>
        {mall.name} 답변 <time dateTime={answeredAt}>{dayText(answeredAt)}</time>
      </b>
      <p>{answer}</p>
    </div>
  );
}

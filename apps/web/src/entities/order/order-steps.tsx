import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './order-steps.module.css';

const steps = { cart: '장바구니', checkout: '주문·결제', complete: '주문 완료' } as const;

/** The current step on the way from the basket to the order. */
export function OrderSteps({ current }: { current: keyof typeof steps }) {
  return (
    <ol className={styles.steps} aria-label="주문 단계">
      {Object.entries(steps).map(([step, label], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {index > 0 && <ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
          {`0${index + 1} ${label}`}
        </li>
      ))}
    </ol>
  );
}

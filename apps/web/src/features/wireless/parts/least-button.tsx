import { formatWonPerMonth } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import TrendingDown from 'lucide-react/icons/trending-down';
import type { Wireless } from '../model/use-wireless.ts';

type Props = { wireless: Wireless; onChosen?: (carrier: string) => void };

/** One press to the plan and discount with which this phone costs least per month. */
export function LeastButton({ wireless: { chooseLeast }, onChosen }: Props) {
  const toast = useToast();
  const handleClick = () => {
    const least = chooseLeast();
    if (!least) return toast({ message: '이 조건으로 가입할 수 있는 요금제가 없어요.', tone: 'err' });
    onChosen?.(least.plan.carrier);
    toast({ message: `${least.plan.name} 요금제가 ${formatWonPerMonth(least.quote.monthlyTotal)}으로 가장 낮아요.` });
  };
  return (
    <Button size="md" variant="weak" onClick={handleClick}>
      <TrendingDown size={16} strokeWidth={1.75} aria-hidden="true" />
      가장 낮은 월 납부액으로
    </Button>
  );
}

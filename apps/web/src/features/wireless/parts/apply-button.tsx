import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { WirelessChoice } from '@mall/domain/wireless-choice';
import { Button } from '@mall/ui/button';
import { CentreCall } from '../../../entities/product/centre-call.tsx';
import { useBeginApplication } from '../model/use-begin-application.ts';

type Props = { detail: WirelessDetail; choice: WirelessChoice; size?: 'md' | 'lg'; isQuiet?: boolean };

/** Begins an application with the current choice. */
export function ApplyButton({ detail, choice, size = 'lg', isQuiet = false }: Props) {
  const { mayBegin, begin, isBeginning } = useBeginApplication(detail.card.goodsGroupNo);
  if (!mayBegin) return <CentreCall size="lg" />;
  return (
    <Button
      size={size}
      variant={isQuiet ? 'weak' : 'primary'}
      block
      disabled={detail.card.isSoldOut}
      isLoading={isBeginning}
      onClick={() => begin(choice)}
    >
      {detail.card.isSoldOut ? '품절' : '신청하기'}
    </Button>
  );
}

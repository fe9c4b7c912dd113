import { Button } from '@mall/ui/button';
import { CentreCall } from '../../../entities/product/centre-call.tsx';
import { useBeginApplication } from '../model/use-begin-application.ts';
import type { Wireless } from '../model/use-wireless.ts';

/** Begins an application with the choice as it stands. */
export function ApplyButton({ wireless: { detail, choice } }: { wireless: Wireless }) {
  const { mayBegin, begin, isBeginning } = useBeginApplication(detail.card.goodsGroupNo);
  if (!mayBegin) return <CentreCall size="lg" />;
  return (
    <Button
      size="lg"
      variant="primary"
      block
      disabled={detail.card.isSoldOut}
      isLoading={isBeginning}
      onClick={() => begin(choice)}
    >
      {detail.card.isSoldOut ? '품절' : '신청하기'}
    </Button>
  );
}

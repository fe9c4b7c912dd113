import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import { isSameChoice, shelfSize } from '../../../entities/wireless/compare-shelf.ts';
import { useCompareShelf } from '../../../entities/wireless/use-compare-shelf.ts';
import { useMallPath } from '../../../lib/routing/mall-path.ts';
import type { Wireless } from '../model/use-wireless.ts';

type Props = { wireless: Wireless; size: 'sm' | 'md' };

/** Puts this choice among the phones to be compared, changes what was put there before, or takes it off again. */
export function CompareButton({ wireless: { detail, choice }, size }: Props) {
  const { shelf, put, take } = useCompareShelf();
  const toast = useToast();
  const path = useMallPath()({ screen: 'wirelessCompare' });
  const gdsGrpNo = detail.card.goodsGroupNo;
  const entry = { gdsGrpNo, ...addressOf(choice) };
  const known = shelf.find((each) => each.gdsGrpNo === gdsGrpNo);
  const isThere = known !== undefined && isSameChoice(known, entry);
  const words = isThere ? '비교함에서 빼기' : known ? '이 선택으로 바꾸기' : '비교함에 담기';
  const handleClick = () => {
    if (isThere) return take(gdsGrpNo);
    const action = <Link to={path}>비교하기</Link>;
    if (put(entry)) toast({ message: known ? '비교할 선택을 바꿨어요.' : '비교함에 담았어요.', action });
    else toast({ message: `${shelfSize}개까지 비교할 수 있어요. 하나를 빼 주세요.`, action, tone: 'err' });
  };
  const Icon = isThere ? Check : Columns3;
  return (
    <Button size={size} onClick={handleClick}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {words}
    </Button>
  );
}

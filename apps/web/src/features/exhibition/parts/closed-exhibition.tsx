import type { ExhibitionDetail } from '@mall/contracts/exhibition';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';

const koreanDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월 ${date}일`;
};

/** Shown instead of the products before an exhibition begins and after it ends. */
export function ClosedExhibition({ exhibition: { card, state } }: { exhibition: ExhibitionDetail }) {
  const isEnded = state === 'ended';
  return (
    <Empty
      picture={<ObjectPicture name="emoji/calendar" size={96} />}
      title={isEnded ? '끝난 기획전이에요' : `${koreanDay(card.startsOn)}에 시작해요`}
      action={
        <Button variant="weak" render={<ScreenLink screen="exhibitionList" />}>
          다른 기획전 보기
        </Button>
      }
    >
      {isEnded ? `${koreanDay(card.endsOn)}까지 진행했어요.` : '시작하면 상품과 혜택을 여기에서 볼 수 있어요.'}
    </Empty>
  );
}

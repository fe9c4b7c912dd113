import type { ApplicationState } from '@mall/contracts/application-codes';
import type { OfficeApplication } from '@mall/contracts/office/applications';
import { needsWords } from '@mall/domain/application-states';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../kit/overlay/menu.tsx';
import { useToast } from '../../kit/toast.tsx';
import { moveWords } from './application-words.ts';
import { ShipModal } from './ship-modal.tsx';
import type { ApplicationMoves } from './use-application-moves.ts';
import { WordsModal } from './words-modal.tsx';

type Props = { application: OfficeApplication; moves: ApplicationMoves };
/** What a move requires before it is made. */
const asksFor = (to: ApplicationState) => (to === 'SHIPPED' ? 'parcel' : needsWords(to) ? 'words' : undefined);

/** The usual move first, the other legal ones behind a button; illegal moves are not shown. */
export function MoveButtons({ application, moves }: Props) {
  const [asking, setAsking] = useState<ApplicationState>();
  const toast = useToast();
  const [first, ...others] = application.moves;
  const begin = (to: ApplicationState) => {
    if (asksFor(to)) setAsking(to);
    else void moves.move(to).catch((error: unknown) => toast.error(error));
  };
  const close = () => setAsking(undefined);
  if (first === undefined) return null;
  const groups = [others.map((to) => ({ label: moveWords[to].verb, isDanger: needsWords(to), run: () => begin(to) }))];
  return (
    <>
      {others.length > 0 && (
        <Menu
          trigger={
            <Button icon={Ellipsis} keys="h" keysGroup="휴대폰 신청" keysLabel="다른 처리">
              다른 처리
            </Button>
          }
          groups={groups}
        />
      )}
      <Button
        variant={needsWords(first) ? 'danger' : 'primary'}
        icon={Check}
        keys="d"
        keysGroup="휴대폰 신청"
        isBusy={moves.isBusy}
        onClick={() => begin(first)}
      >
        {moveWords[first].verb}
      </Button>
      {asking !== undefined && asksFor(asking) === 'words' && <WordsModal to={asking} moves={moves} onClose={close} />}
      {asking === 'SHIPPED' && <ShipModal application={application} moves={moves} onClose={close} />}
    </>
  );
}

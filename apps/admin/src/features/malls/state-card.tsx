import type { MallState } from '@mall/contracts/mall-codes';
import { type MallSettings, moveMall } from '@mall/contracts/office/malls';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { stateEffects, stateTones, stateWords } from './mall-words.ts';
import styles from './malls.module.css';
import { settingsReads } from './use-section-form.ts';

const done: Readonly<Record<MallState, string>> = {
  DRAFT: '준비 중으로 되돌렸어요',
  READY: '열 준비를 마쳤어요',
  OPEN: '몰을 열었어요',
  PAUSED: '몰을 잠시 쉬어요',
  CLOSED: '몰의 문을 닫았어요',
};
const verbOf = (from: MallState, to: MallState): string =>
  ({
    DRAFT: '준비로 되돌리기',
    READY: '준비 마치기',
    OPEN: from === 'PAUSED' ? '다시 열기' : '몰 열기',
    PAUSED: '잠시 쉬기',
    CLOSED: '문 닫기',
  })[to];

/** The mall's state, its effect on visitors, and the possible moves. */
export function StateCard({ settings }: { settings: MallSettings }) {
  const { state, moves, restNotice } = settings;
  const [asked, setAsked] = useState<MallState>();
  const { isMoving, move } = useMove(settings, () => setAsked(undefined));
  // Irreversible moves ask for confirmation, and for the text that visitors read.
  const press = (to: MallState) => (to === 'PAUSED' || to === 'CLOSED' ? setAsked(to) : void move(to));
  return (
    <Part title="상태" end={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}>
      <p className={styles.effect}>{stateEffects[state]}</p>
      {restNotice !== '' && <p className={styles.notice}>“{restNotice}”</p>}
      <div className={styles.moves}>
        {moves.map((to) => (
          <Button
            key={to}
            variant={to === 'CLOSED' ? 'danger' : to === 'OPEN' ? 'primary' : 'line'}
            isBusy={isMoving}
            onClick={() => press(to)}
          >
            {verbOf(state, to)}
          </Button>
        ))}
      </div>
      {asked === 'PAUSED' && (
        <PauseModal onClose={() => setAsked(undefined)} onPause={(notice) => move('PAUSED', notice)} />
      )}
      {asked === 'CLOSED' && (
        <ConfirmInWords
          title={`${settings.identity.name}의 문을 닫을까요?`}
          name={settings.identity.name}
          action="문 닫기"
          onConfirm={() => move('CLOSED', restNotice)}
          onClose={() => setAsked(undefined)}
        >
          다시 열 수 없어요. 회원은 주문 내역과 클레임, 문의만 볼 수 있고 새 주문과 가입은 받지 않아요.
        </ConfirmInWords>
      )}
    </Part>
  );
}

function useMove({ mallId, state: from }: MallSettings, onMoved: () => void) {
  const toast = useToast();
  const act = useAct(moveMall, { changes: settingsReads });
  const move = (to: MallState, notice = '') =>
    act
      .mutateAsync({ params: { mallId }, body: { from, to, notice } })
      .then(() => {
        toast(done[to]);
        onMoved();
      })
      .catch((error: unknown) => toast.error(error));
  return { isMoving: act.isPending, move };
}

type PauseProps = { onClose: () => void; onPause: (notice: string) => Promise<unknown> };

function PauseModal({ onClose, onPause }: PauseProps) {
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const pause = () => {
    setBusy(true);
    void onPause(notice.trim()).finally(() => setBusy(false));
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="몰을 잠시 쉴까요?"
      note="언제든 다시 열 수 있어요"
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button variant="primary" keys="mod+enter" isBusy={isBusy} onClick={pause}>
            잠시 쉬기
          </Button>
        </>
      }
    >
      <TextArea
        label="방문자에게 보일 안내"
        note="선택"
        help="비우면 ‘준비를 마치는 대로 다시 열게요.’라고 보여요."
        maxLength={longestOf(moveMall.body, 'notice')}
        value={notice}
        onChange={({ target }) => setNotice(target.value.replaceAll('\n', ' '))}
      />
    </Modal>
  );
}

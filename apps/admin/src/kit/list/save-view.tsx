import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox, TextField } from '../form/controls.tsx';
import { Popover } from '../overlay/popover.tsx';
import styles from './list.module.css';
import type { OwnView } from './use-arrangement.ts';

type Saved = { readonly label: string; readonly isTeam: boolean };
type Props = {
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Stores what is on the screen, in the place of `over` if there is one; rejects when it could not be. */
  readonly onSave: (saved: Saved, over: OwnView | undefined) => Promise<unknown>;
  /** The tab that is lit, when it is one's own. */
  readonly own: OwnView | undefined;
  /** Something was typed, which no view keeps. */
  readonly hasWords: boolean;
};

/** Gives what is on the screen a name: filters, order and columns; for oneself, or for all who see the same malls. */
export function SaveView({ trigger, ...props }: Props) {
  return (
    <Popover trigger={trigger} label="보기 저장" align="end">
      {(close) => <SaveForm {...props} close={close} />}
    </Popover>
  );
}

function SaveForm({ onSave, own, hasWords, close }: Omit<Props, 'trigger'> & { close: () => void }) {
  const [label, setLabel] = useState('');
  const [isTeam, setTeam] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = (saved: Saved, over?: OwnView) => {
    if (isBusy || saved.label === '') return;
    setBusy(true);
    onSave(saved, over).then(close, () => setBusy(false));
  };
  return (
    <form
      className={styles.save}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save({ label: label.trim(), isTeam });
      }}
    >
      <TextField
        label="보기 이름"
        value={label}
        maxLength={20}
        help={hasWords ? '입력한 이름, 번호, 찾는 말은 저장하지 않아요' : '필터, 정렬, 열을 함께 저장해요'}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Checkbox checked={isTeam} onChange={(event) => setTeam(event.target.checked)}>
        같은 몰을 보는 팀과 함께 쓰기
      </Checkbox>
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          저장
        </Button>
        {own && (
          <Button isBusy={isBusy} onClick={() => save({ label: own.label, isTeam: own.saved.isTeam }, own)}>
            {`‘${own.label}’에 덮어쓰기`}
          </Button>
        )}
      </div>
    </form>
  );
}

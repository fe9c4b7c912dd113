import { checkRoster, listRoster, putRoster } from '@mall/contracts/office/roster';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Figure, Figures } from '../../kit/figures.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { Checkbox } from '../../kit/form/controls.tsx';
import { Field } from '../../kit/form/field.tsx';
import { MallField } from '../../kit/mall-field.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { type CallData, callOffice } from '../../lib/call.ts';
import { useFirstMall, useMalls } from '../../lib/mall-scope.ts';
import { grouped } from '../../lib/numbers.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './roster.module.css';
import { VerdictTable } from './verdict-table.tsx';

/** A sheet of employees: its changes are previewed first, row by row. */
export function RosterUpload() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Upload} onClick={() => setOpen(true)}>
        명부 올리기
      </Button>
      {isOpen && <UploadModal onClose={() => setOpen(false)} />}
    </>
  );
}

type Checked = CallData<typeof checkRoster>;

function UploadModal({ onClose }: { onClose: () => void }) {
  const { malls } = useMalls();
  const [mallId, setMallId] = useState(useFirstMall()?.mallId ?? 0);
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<Checked>();
  const { error, isBusy, attempt } = useAttempt();
  const check = (chosen: File, ofMall = mallId) => {
    setFile(chosen);
    setChecked(undefined);
    return attempt(async () =>
      setChecked(await callOffice(checkRoster, { params: { mallId: ofMall } }, { file: chosen })),
    );
  };
  return (
    <Modal isOpen onClose={onClose} title="명부 올리기" note="올리기 전에 바뀔 것을 먼저 보여 드려요" size="lg">
      <div className={styles.form}>
        {malls.length > 1 && (
          <MallField
            value={mallId}
            onChange={(next) => {
              setMallId(next);
              if (file) void check(file, next);
            }}
          />
        )}
        <Field
          label="엑셀이나 CSV 파일"
          error={error}
          help="첫 줄에 사번, 이름, 부서, 생년월일, 이메일, 입사일, 퇴사일 제목을 적어요. 열 순서는 상관없어요."
        >
          {(control) => (
            <span className={styles.file}>
              <FileButton
                {...control}
                label="명부 파일"
                accept=".xlsx,.csv"
                isBusy={isBusy}
                onChoose={([chosen]) => void check(chosen)}
              >
                {file ? '다른 파일 고르기' : '파일 고르기'}
              </FileButton>
              {file?.name}
            </span>
          )}
        </Field>
        {checked && file && <Judged key={file.name} {...{ mallId, file, checked, onClose }} />}
      </div>
    </Modal>
  );
}

const mostNamed = 10;

function notInvitedText(employeeNos: readonly string[]): string {
  const more = employeeNos.length - mostNamed;
  const named = employeeNos.slice(0, mostNamed).join(', ');
  return `초대 메일을 보내지 못한 사번: ${named}${more > 0 ? ` 외 ${grouped(more)}명` : ''}`;
}

type JudgedProps = { mallId: number; file: File; checked: Checked; onClose: () => void };

function Judged({ mallId, file, checked, onClose }: JudgedProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [invites, setInvites] = useState(true);
  const [endsLeft, setEndsLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = checked.added + checked.changed + (endsLeft ? checked.left : 0);
  const put = async () => {
    setBusy(true);
    try {
      const query = { ...(invites && { invite: 'Y' as const }), ...(endsLeft && { leave: new Date().toISOString() }) };
      const done = await callOffice(putRoster, { params: { mallId }, query }, { file });
      await refresh(queryClient, [listRoster]);
      toast(`${grouped(done.added)}명을 더하고 ${grouped(done.changed)}명을 고쳤어요`);
      if (done.notInvited.length > 0) toast({ tone: 'err', message: notInvitedText(done.notInvited) });
      onClose();
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Figures label="바뀔 것">
        <Figure name="새로" value={grouped(checked.added)} />
        <Figure name="바뀜" value={grouped(checked.changed)} />
        <Figure name="그대로" value={grouped(checked.same)} />
        <Figure name="파일에 없음" value={grouped(checked.left)} />
        <Figure name="고칠 줄" value={grouped(checked.wrong)} tone={checked.wrong > 0 && 'wrong'} />
      </Figures>
      <VerdictTable rows={checked.rows} />
      <Checkbox checked={invites} onChange={() => setInvites(!invites)}>
        새로 들어온 사람에게 초대 메일 보내기
      </Checkbox>
      {checked.left > 0 && (
        <Checkbox checked={endsLeft} onChange={() => setEndsLeft(!endsLeft)}>
          파일에 없는 {grouped(checked.left)}명은 지금 퇴사로 처리하기
        </Checkbox>
      )}
      <p className={styles.note}>
        가입하기 전에는 사번과 부서만 남겨요. 이름과 생년, 메일은 알아볼 수 없게 바꾸고, 30일 안에 가입하지 않으면 모두
        지워요.
      </p>
      <Button variant="primary" isBusy={isBusy} disabled={count === 0} onClick={() => void put()}>
        {count === 0 ? '바뀔 것이 없어요' : `맞는 ${grouped(count)}줄 올리기`}
      </Button>
    </>
  );
}

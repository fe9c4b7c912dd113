import { listPrivacyRequests, openPrivacyRequest } from '@mall/contracts/office/privacy';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { RadioGroup, TextArea, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { MallField } from '../../kit/mall-field.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useFirstMall, useMalls } from '../../lib/mall-scope.ts';
import { errorText, isOfficeError } from '../../lib/office-error.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './privacy.module.css';
import { kindWords } from './privacy-words.ts';

type Kind = keyof typeof kindWords;

/** Records a member's request. */
export function OpenRequest() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setOpen(true)}>
        요청 접수
      </Button>
      {isOpen && <RequestModal onClose={() => setOpen(false)} />}
    </>
  );
}

function RequestModal({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { malls } = useMalls();
  const [mallId, setMallId] = useState(useFirstMall()?.mallId ?? 0);
  const [memberNo, setMemberNo] = useState('');
  const [kind, setKind] = useState<Kind>('COPY');
  const [detail, setDetail] = useState('');
  const [error, setError] = useState<string>();
  const open = useAct(openPrivacyRequest, {
    changes: [listPrivacyRequests],
    onDone: () => {
      toast('요청을 접수했어요. 10일 안에 답해 주세요.');
      onClose();
    },
  });
  const submit = () => {
    if (!/^[1-9]\d{0,8}$/.test(memberNo.trim())) return setError('회원 번호를 숫자로 적어 주세요.');
    setError(undefined);
    return open.mutate(
      { params: { mallId }, body: { memberNo: Number(memberNo), kind, detail: detail.trim() } },
      {
        onError: (cause) => setError(isOfficeError(cause, '4040') ? '이 몰에 없는 회원 번호예요.' : errorText(cause)),
      },
    );
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="요청 접수"
      footer={
        <Button variant="primary" keys="mod+enter" isBusy={open.isPending} onClick={submit}>
          접수하기
        </Button>
      }
    >
      <div className={styles.form}>
        {malls.length > 1 && <MallField value={mallId} onChange={setMallId} />}
        <TextField
          label="회원 번호"
          inputMode="numeric"
          value={memberNo}
          error={error}
          help="회원 화면에서 본인을 확인한 뒤 번호를 옮겨 적어요."
          onChange={(event) => setMemberNo(event.target.value)}
        />
        <RadioGroup
          legend="요청"
          name="kind"
          choices={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        />
        <TextArea
          label="요청한 내용"
          rows={3}
          maxLength={longestOf(openPrivacyRequest.body, 'detail')}
          value={detail}
          onChange={(event) => setDetail(event.target.value)}
        />
      </div>
    </Modal>
  );
}

import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/form/controls.tsx';
import signIn from '../sign-in.module.css';
import styles from './invitation.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Codes for a lost device, shown only once: the user continues after storing them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={signIn.box}>
      <h1>복구 코드를 보관해 주세요</h1>
      <p className={signIn.sub}>
        기기를 잃어버리면 이 코드로 로그인해요. 한 개는 한 번만 쓸 수 있고, 다시 보여 드리지 않아요.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.keep}>
        <Button icon={Copy} onClick={() => void navigator.clipboard.writeText(text)}>
          복사
        </Button>
        <Button icon={Download} onClick={() => save(text)}>
          파일로 저장
        </Button>
      </div>
      <div className={styles.kept}>
        <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
          안전한 곳에 보관했어요
        </Checkbox>
      </div>
      <Button variant="primary" size="xl" isBlock disabled={!isKept} className={signIn.next} onClick={onDone}>
        시작하기
      </Button>
    </div>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`몰 관리자 복구 코드\n\n${text}\n`], { type: 'text/plain' }));
  link.download = '몰-관리자-복구-코드.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

import type { TermDetail } from '@mall/contracts/office/terms';
import { fillTermMarks, withAnnexes } from '@mall/domain/terms';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useMalls } from '../../lib/mall-scope.ts';
import styles from './terms.module.css';

type Props = { detail: TermDetail; html: string };

/** What members of a mall would read, as wide as each device shows it; nothing runs in it. */
export function TermPreview(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Eye} onClick={() => setOpen(true)}>
        미리보기
      </Button>
      {isOpen && (
        <Modal
          isOpen
          size="xl"
          title="미리보기"
          note="표시를 몰의 이름으로 바꿔 보여 드려요"
          onClose={() => setOpen(false)}
        >
          <Frames {...props} />
        </Modal>
      )}
    </>
  );
}

const devices = [
  { device: 'pc', name: 'PC' },
  { device: 'mobile', name: '모바일' },
];

function Frames({ detail: { providerHtml, mall: own }, html }: Props) {
  const { malls } = useMalls();
  const [chosen, setChosen] = useState('');
  const mall = own ?? malls.find(({ mallUrl }) => mallUrl === chosen) ?? malls[0];
  if (!mall) return null;
  const appliedOn = '';
  const [whole] = withAnnexes([{ appliedOn, html: providerHtml }], [{ appliedOn, html }]);
  const text = fillTermMarks((own ? whole?.html : html) ?? '', mall);
  return (
    <>
      {!own && (
        <SelectField
          label="몰"
          choices={malls.map(({ mallUrl, name }) => ({ value: mallUrl, label: name }))}
          value={mall.mallUrl}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <div className={styles.frames}>
        {devices.map(({ device, name }) => (
          <figure key={device} data-device={device}>
            <figcaption>{name}</figcaption>
            <iframe title={`${name} 미리보기`} sandbox="" srcDoc={text} />
          </figure>
        ))}
      </div>
    </>
  );
}

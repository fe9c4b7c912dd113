import { type Device, devices } from '@mall/contracts/codes';
import { getHome } from '@mall/contracts/office/home';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Segment } from '../../kit/form/controls.tsx';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import styles from './home.module.css';
import { HomeEditor } from './home-editor.tsx';

const deviceChoices = devices.map((value) => ({ value, label: value === 'pc' ? 'PC' : '모바일' }));

/** The homes of a mall, one for each device. */
export function HomePage() {
  const { mall, field } = useOneMall();
  const [device, setDevice] = useState<Device>('mobile');
  if (!mall) return null;
  const choice = (
    <div className={styles.bar}>
      {field}
      <Segment label="기기" choices={deviceChoices} value={device} onChange={(value) => setDevice(value as Device)} />
    </div>
  );
  return <Home key={`${mall.mallId} ${device}`} {...{ mallId: mall.mallId, device, choice }} />;
}

type Props = { mallId: number; device: Device; choice: ReactNode };

function Home({ mallId, device, choice }: Props) {
  const { data, error, refetch } = useQuery(reading(getHome, { params: { mallId, device } }));
  const { edited, setChanged } = useEditedVersion(data);
  if (edited) return <HomeEditor key={edited.version} home={edited} choice={choice} onChanged={setChanged} />;
  return (
    <>
      <PageHead title="홈 편집" />
      <PageBody>
        {choice}
        {error ? (
          <Failure error={error} what="홈을" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={8} columns={3} />
        )}
      </PageBody>
    </>
  );
}

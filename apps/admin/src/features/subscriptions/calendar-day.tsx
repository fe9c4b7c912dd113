import { textOf } from '@mall/contracts/office/personal';
import type { showInstallations } from '@mall/contracts/office/subscriptions';
import type { ValueOf } from '@mall/contracts/wire';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import styles from './calendar.module.css';
import { dayText, timeOf } from './installation-time.ts';

export type Installation = ValueOf<(typeof showInstallations)['data']>['installations'][number];

type Props = {
  day: string;
  installations: readonly Installation[];
  onDrop: (installation: Installation) => void;
  onMove: (installation: Installation) => void;
};

const dragged = 'application/x-installation';

/** A day of the week: the count, and each installation with its time; dropping one here moves it to this day. */
export function CalendarDay({ day, installations, onDrop, onMove }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(JSON.parse(event.dataTransfer.getData(dragged)) as Installation);
  };
  const today = seoulDay();
  return (
    <section
      className={styles.day}
      aria-label={`${dayText(day)} ${installations.length}건`}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header>
        <h2>{dayText(day)}</h2>
        <span>{installations.length}건</span>
      </header>
      <ul>
        {installations.map((installation) => (
          <InstallationCard
            key={`${installation.mallId} ${installation.applicationNo}`}
            {...{ installation, onMove }}
          />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { installation: Installation; onMove: (installation: Installation) => void };

function InstallationCard({ installation, onMove }: CardProps) {
  const { mallId, mallName, applicationNo, productName, applicant, place, installationAt } = installation;
  const mayMove = useMay('subscriptions.write');
  const take = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(dragged, JSON.stringify(installation));
  };
  return (
    <li className={styles.card} draggable={mayMove} onDragStart={take}>
      <div>
        <b>{timeOf(installationAt)}</b> {textOf(applicant)}
        {mayMove && (
          <IconButton
            size="sm"
            icon={CalendarClock}
            label={`${textOf(applicant)} ${productName} 다른 날로 옮기기`}
            onClick={() => onMove(installation)}
          />
        )}
      </div>
      <OfficeLink screen="subscription" params={{ mallId: mallId, applicationNo }} draggable={false}>
        {productName}
      </OfficeLink>
      <small>{textOf(place)}</small>
      <MallName mallId={mallId} name={mallName} />
    </li>
  );
}

import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { LucideIcon } from 'lucide-react';
import BatteryCharging from 'lucide-react/icons/battery-charging';
import Camera from 'lucide-react/icons/camera';
import Cpu from 'lucide-react/icons/cpu';
import Droplets from 'lucide-react/icons/droplets';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import styles from './spec-glance.module.css';

const icons: Record<string, LucideIcon> = {
  화면: MonitorSmartphone,
  카메라: Camera,
  배터리: BatteryCharging,
  성능: Cpu,
  내구: Droplets,
};
const shownSpecifications = 5;

/** The first few specifications, each with an icon. */
export function SpecGlance({ specifications }: Pick<WirelessDetail, 'specifications'>) {
  return (
    <dl className={styles.list}>
      {specifications.slice(0, shownSpecifications).map(({ label, value }) => {
        const Icon = icons[label] ?? Smartphone;
        return (
          <div key={label}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

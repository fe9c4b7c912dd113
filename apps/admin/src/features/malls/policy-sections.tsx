import type { MallSettings } from '@mall/contracts/office/malls';
import { DeliverySection } from './delivery-section.tsx';
import { JoiningSection } from './joining-section.tsx';
import { LimitsSection } from './limits-section.tsx';

/** Delivery fees, holding limits, and joining. */
export function PolicySections({ settings }: { settings: MallSettings }) {
  const { delivery, limits, joining, mayWrite } = settings;
  return (
    <>
      {delivery && (
        <DeliverySection
          key={`delivery ${delivery.version}`}
          {...{ settings, part: delivery }}
          mayWrite={mayWrite.includes('delivery')}
        />
      )}
      {limits && (
        <LimitsSection
          key={`limits ${limits.version}`}
          {...{ settings, part: limits }}
          mayWrite={mayWrite.includes('limits')}
        />
      )}
      <JoiningSection key={`joining ${joining.version}`} settings={settings} mayWrite={mayWrite.includes('joining')} />
    </>
  );
}

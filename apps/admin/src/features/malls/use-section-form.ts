import type { MallSection } from '@mall/contracts/mall-codes';
import { listMalls } from '@mall/contracts/office/mall-list';
import { getMallOpening } from '@mall/contracts/office/mall-opening';
import { type MallSettings, showMallSettings } from '@mall/contracts/office/malls';
import type { AnyShape } from '@mall/contracts/wire';
import type { FieldValues } from 'react-hook-form';
import { type Conflict, mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';

type Part<S extends MallSection> = NonNullable<MallSettings[S]>;
type Options<S extends MallSection, Values extends FieldValues> = {
  readonly part: Part<S>;
  readonly shape: AnyShape;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Converts stored values to form values, and back. */
  readonly toValues: (part: Part<S>) => Values;
  readonly toBody: (values: Values) => Omit<Part<S>, 'version' | 'by' | 'at'>;
  readonly send: (body: Omit<Part<S>, 'by' | 'at'>) => Promise<unknown>;
};

/** The calls that show a saved section. */
export const settingsReads = [showMallSettings, listMalls, getMallOpening];

/** The form of one section of a mall's settings, saved on its own, with conflicts resolved. */
export function useSectionForm<S extends MallSection, Values extends FieldValues>(options: Options<S, Values>) {
  const { part, shape, labels, toValues, toBody, send } = options;
  const toast = useToast();
  const start = toValues(part);
  const bodyOf = (values: Values, conflict?: Conflict) =>
    ({ ...toBody(values), version: versionOver(part.version, conflict) }) as Omit<Part<S>, 'by' | 'at'>;
  return useOfficeForm({
    ...{ shape, labels, values: start, toBody: (values: Values) => bodyOf(values) },
    send: (values, conflict) => {
      const saved = conflict && { ...conflict.saved, ...toValues(conflict.saved as Part<S>) };
      return send(bodyOf(mergedOver(start, values, conflict && saved && { ...conflict, saved }), conflict));
    },
    onSent: () => toast('저장했어요. 몰에 바로 반영돼요'),
  });
}

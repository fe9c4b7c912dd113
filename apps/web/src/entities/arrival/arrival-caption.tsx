import type { ArrivalFacts } from '@mall/domain/arrival';
import { Text } from '@mall/ui/text';
import { useArrivalWords } from './use-arrivals.ts';

type Props = { goods: ArrivalFacts; postcode?: string };

/** When a line arrives; nothing if nothing is promised. */
export function ArrivalCaption({ goods, postcode }: Props) {
  const words = useArrivalWords(postcode)(goods);
  if (words === '') return null;
  return (
    <Text variant="caption" tone="brand" weight="semibold" marginTop={4}>
      {words}
    </Text>
  );
}

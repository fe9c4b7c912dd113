import { type ListingRow, saveListing } from '@mall/contracts/office/listings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '../../kit/form/controls.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './listings.module.css';
import { bodyOver, listingReads } from './use-listing-form.ts';

/** Switches at once; the toast can undo it. */
export function ListingSwitch({ row }: { row: ListingRow }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const put = async (isOn: boolean, version: number) => {
    const params = { mallId: row.mallId, productNo: row.productNo };
    try {
      return await callOffice(saveListing, { params, body: bodyOver({ ...row, version }, { isOn }) });
    } finally {
      await refresh(queryClient, listingReads);
      setWanted(undefined);
    }
  };
  const change = (isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted(isOn);
    put(isOn, row.version).then(({ version }) => {
      const message = `${row.productName}: ${isOn ? '진열을 켰어요' : '진열을 껐어요'}`;
      toast({ message, undo: () => put(!isOn, version).catch(toast.error) });
    }, toast.error);
  };
  return (
    <span className={styles.switch}>
      <Switch
        label={`${row.productName} ${row.mallName} 진열`}
        isLabelHidden
        isOn={wanted ?? row.isOn}
        onChange={change}
      />
    </span>
  );
}

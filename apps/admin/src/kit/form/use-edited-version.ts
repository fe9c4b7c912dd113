import { useState } from 'react';

/** The version being edited: the latest one until there are unsaved changes, so that a colleague's save cannot replace it unnoticed. */
export function useEditedVersion<Data extends object>(data: Data | undefined) {
  const [edited, setEdited] = useState<Data>();
  const [isChanged, setChanged] = useState(false);
  if (data && data !== edited && !isChanged) setEdited(data);
  return { edited, setChanged };
}

import { useEffect, useState } from 'react';
import { type HutMenu, readHutMenu } from '../../../client/group-orders/hut-menu.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** The menu of the restaurant of a group, in the language of the page, whatever the visitor's own restaurant is. */
export function useHutMenu(place: { readonly sector: string; readonly hutId: string } | undefined) {
  const environment = useEnvironment();
  const { locale } = useWords();
  const [menu, setMenu] = useState<HutMenu>();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<number>();
  const { sector, hutId } = place ?? {};
  useEffect(() => {
    if (sector === undefined || hutId === undefined) return undefined;
    let isOpen = true;
    readHutMenu({ sector, hutId }, environment)
      .then((read) => isOpen && setMenu(read))
      .catch((error: unknown) => {
        environment.report('warning', 'The menu of a group did not come', { error });
        if (isOpen) setFailed(round);
      });
    return () => {
      isOpen = false;
    };
  }, [sector, hutId, locale, environment, round]);
  return {
    menu,
    hasFailed: menu === undefined && failed === round,
    retry: () => setRound((before) => before + 1),
  };
}

import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readModalQuery, withoutModal } from '../../../client/menu/modal-query.ts';
import { ModalWaiting } from './modal-waiting.tsx';

/** Where the product modal stands while the address asks for it; it is loaded on demand [MNU-62]. */
export const ModalPlace = ({ children }: { readonly children: ReactNode }) => {
  const [parameters, setParameters] = useSearchParams();
  if (!readModalQuery(parameters)) return null;
  const close = () => setParameters(withoutModal(parameters), { replace: true });
  return <Suspense fallback={<ModalWaiting onClose={close} />}>{children}</Suspense>;
};

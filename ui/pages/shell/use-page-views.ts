import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViewPath } from '../../../client/shell/page-view.ts';
import { useEnvironment } from '../../use-environment.ts';

/** Tells analytics which page shows, once a page [SHL-75]. */
export const usePageViews = (): void => {
  const { pathname, search } = useLocation();
  const { track } = useEnvironment();
  const page = pageViewPath(pathname, search);
  useEffect(() => track({ type: 'page-view', data: { page } }), [page, track]);
};

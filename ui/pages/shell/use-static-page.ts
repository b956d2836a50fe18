import { useEffect, useState } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

type PageContent =
  | { readonly status: 'loading' | 'missing' | 'failure' }
  | { readonly status: 'success'; readonly text: string };

/** The text of a static page in the language that shows; a new attempt asks again. */
export const useStaticPage = (page: string, attempt: number): PageContent => {
  const { pages, report } = useEnvironment();
  const { locale } = useWords();
  const [content, setContent] = useState<PageContent>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: PageContent) => {
      if (isWanted) setContent(next);
    };
    const load = async () => {
      try {
        const answer = await pages.page(page, locale);
        show(answer ? { status: 'success', text: answer.text } : { status: 'missing' });
      } catch (error) {
        report('warning', `The page ${page} did not come`, { error });
        show({ status: 'failure' });
      }
    };
    show({ status: 'loading' });
    void load();
    return () => {
      isWanted = false;
    };
  }, [attempt, locale, page, pages, report]);
  return content;
};

import type { FastifyInstance } from 'fastify';
import { photoIdPattern } from '../../core/menu/photo-address.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import type { PhotoStore } from './photo-store.ts';

/** The photograph of an address never changes: its id is made of its content. */
const forAYear = 'public, max-age=31536000, immutable';

/** Photographs in their sizes, for as long as anybody keeps them [OPR-26]. */
export function registerPhotos(
  app: FastifyInstance,
  { photos }: { readonly photos: PhotoStore },
): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/v1/photos/:id/:file',
    {
      config: { isUnlimited: true },
      schema: {
        summary: 'A photograph in one of its widths, as WebP [OPR-26]',
        tags: ['menu'],
        produces: ['image/webp'],
        params: {
          type: 'object',
          properties: {
            id: { type: 'string', pattern: photoIdPattern, description: 'Id of the photograph.' },
            file: {
              type: 'string',
              pattern: '^[1-9]\\d{0,3}\\.webp$',
              description: 'Width in pixels and .webp.',
            },
          },
        },
        response: { '4xx': answers.problem, '5xx': answers.problem },
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const tag = `"${id}/${file}"`;
      const body = await photos.sizeOf(id, Number.parseInt(file, 10));
      if (!body) throw notFound('The photograph');
      void reply.headers({ 'cache-control': forAYear, etag: tag });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/webp').send(body);
    },
  );
}

import type { SwaggerOptions } from '@fastify/swagger';

/** What the OpenAPI document says besides the routes, whose own schemas it is made from. */
export const openApi = (version: string): SwaggerOptions => ({
  openapi: {
    openapi: '3.0.3',
    info: {
      title: 'Comanda',
      description:
        'Online ordering for restaurant chains. Every answer carries the header trace-id.',
      version,
    },
  },
  refResolver: {
    buildLocalReference: (json, _baseUri, _fragment, index) => {
      const { title, $id } = json;
      return typeof title === 'string' ? title : typeof $id === 'string' ? $id : `schema-${index}`;
    },
  },
});

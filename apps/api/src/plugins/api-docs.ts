import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { declarePublic } from './access-rule.ts';
import { describeEndpoint, SchemaStore } from './open-api.ts';

// Swagger's page uses inline styles and pictures.
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'font-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

/** OpenAPI at /api/docs, made from the same schemas that validate; registered before the routes it describes. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  const store = new SchemaStore();
  const withSharedSchemas: SwaggerTransformObject = (document) => {
    const { openapiObject } = document as { openapiObject: { components?: { schemas?: object } } };
    const { components } = openapiObject;
    return { ...openapiObject, components: { ...components, schemas: { ...components?.schemas, ...store.shared } } };
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '쇼핑몰 API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ url, route }) => {
      const { endpoint } = route.config ?? {};
      return { url, schema: endpoint ? describeEndpoint(endpoint, store) : { hide: true } };
    },
    transformObject: withSharedSchemas,
  });
  await app.register(async (scope) => {
    declarePublic(scope);
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: pagePolicy,
      uiConfig: { docExpansion: 'none', deepLinking: false },
      theme: { title: '쇼핑몰 API' },
    });
  });
}

// A call in openapi/paths states only its own parts, each a schema and an example: `x-request` (absent without a body)
// and `x-answer`, which is the `data` of a success. This file adds the common parts, so that readers get plain OpenAPI.

const FAILURES = {
  400: 'BadRequest',
  401: 'Unauthorized',
  405: 'MethodNotAllowed',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  500: 'ServerError',
};

/** A part of a file beside the folder of paths. */
const of = (/** @type {string} */ file, /** @type {string} */ name) => ({ $ref: `../${file}.yaml#/${name}` });

/**
 * Writes a call as plain OpenAPI; one without `x-answer` is plain already.
 * @param {any} operation as in the file
 * @param {string} operationId
 * @param {string} file of the call, named after its area
 * @returns {any}
 */
export function writtenOut(operation, operationId, file) {
  if (!operation['x-answer']) return operation;
  const noBody = { schema: of('schemas/common', 'NoBody'), example: {} };
  const { 'x-request': request = noBody, 'x-answer': answer, ...own } = operation;
  const { description, schema, example, ...about } = answer;
  const area = /([^/]+)\.\w+$/.exec(file)?.[1];
  const isGuest = operation.security?.length === 0;
  const failures = Object.entries(FAILURES).filter(([status]) => status !== '401' || !isGuest);
  const success = {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'message', 'data'],
    properties: {
      success: { type: 'boolean', const: true },
      message: of('schemas/common', 'Message'),
      data: schema,
    },
  };
  const json = {
    schema: { oneOf: [success, of('schemas/common', 'FailureEnvelope')] },
    example: { success: true, message: '', data: example },
  };
  return {
    operationId,
    tags: [area],
    ...own,
    parameters: [of('parameters', 'Lang')],
    requestBody: { required: true, content: { 'application/json': request } },
    responses: {
      ...Object.fromEntries(failures.map(([status, name]) => [status, of('responses', name)])),
      200: {
        description,
        ...about,
        headers: {
          token: of('headers', 'Token'),
          'Access-Control-Allow-Origin': of('headers', 'AllowOrigin'),
          'Access-Control-Expose-Headers': of('headers', 'ExposeHeaders'),
        },
        content: { 'application/json': json },
      },
    },
  };
}

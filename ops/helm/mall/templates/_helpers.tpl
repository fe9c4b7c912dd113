{{- define "mall.labels" -}}
app.kubernetes.io/name: mall
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "mall.image" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end }}

{{/* The settings of every pod; each adds its own ROLE. */}}
{{- define "mall.environment" -}}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secrets.settings }} }
{{- end }}

{{- define "mall.podSecurity" -}}
securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
{{- end }}

{{- define "mall.containerSecurity" -}}
securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
{{- end }}

{{- define "mall.volumeMounts" -}}
volumeMounts:
  - { name: files, mountPath: /data }
  - { name: scratch, mountPath: /tmp }
{{- end }}

{{- define "mall.volumes" -}}
volumes:
  - { name: files, persistentVolumeClaim: { claimName: {{ .Release.Name }}-files } }
  - { name: scratch, emptyDir: {} }
{{- end }}
